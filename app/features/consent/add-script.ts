/** Loads a third party's script, unless it is already there. */
export function addScript(url: string): void {
  if ([...document.scripts].some(({ src }) => src === url)) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  // A withdrawal finds it by this.
  script.dataset['tracker'] = '';
  // A script that failed to load may be tried again.
  script.addEventListener('error', () => script.remove());
  document.head.append(script);
}
