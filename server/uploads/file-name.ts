type Named = { readonly id: string; readonly kind: 'jpeg' | 'pdf' };

/** Under which a file stands in the zip of one's own data and is saved by staff: never as its sender called it. */
export function uploadFileName({ id, kind }: Named): string {
  return `files/${id}.${kind === 'jpeg' ? 'jpg' : 'pdf'}`;
}
