/** Something that staff switch on for the browser they sit at. */
export function browserSwitch(key: string) {
  /** Where storage is refused, it lasts as long as the page. */
  let isOnHere = false;
  return {
    isOn(): boolean {
      try {
        return isOnHere || localStorage.getItem(key) !== null;
      } catch {
        return isOnHere;
      }
    },
    set(isOn: boolean): void {
      isOnHere = isOn;
      try {
        if (isOn) localStorage.setItem(key, 'yes');
        else localStorage.removeItem(key);
      } catch {
        // The sheet says what is so; the next page will not know.
      }
    },
  };
}
