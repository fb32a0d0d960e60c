/** What was looked at and how it is: fine, to be watched, or wrong; then with what to do about it. */
export type Finding =
  | { readonly level: 'fine'; readonly what: string; readonly says: string }
  | {
      readonly level: 'watch' | 'wrong';
      readonly what: string;
      readonly says: string;
      readonly todo: string;
    };

export const fine = (what: string, says: string): Finding => ({ level: 'fine', what, says });
export const watch = (what: string, says: string, todo: string): Finding => ({
  level: 'watch',
  what,
  says,
  todo,
});
export const wrong = (what: string, says: string, todo: string): Finding => ({
  level: 'wrong',
  what,
  says,
  todo,
});
