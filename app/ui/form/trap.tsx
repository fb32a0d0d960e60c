/** Hidden, out of the tab order and without a name for autofill: only a machine fills it in. */
export function Trap({ name, label }: { readonly name: string; readonly label: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {label}
        <input type="text" name={name} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
