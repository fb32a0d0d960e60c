const EMPTY_SCRIPT = '<script></script>';
/** With it Leaflet asks whether a browser can draw. */
const EMPTY_DRAWING = '<svg/>';

/**
 * What the page's content policy asks before a text becomes part of the page or a script is loaded.
 * React creates script elements from one fixed text and writes structured data for search engines
 * into them; both are allowed, as is Leaflet's empty drawing, and no other text that could contain an element. Scripts come from
 * this site, or from the third parties it is set up with.
 * @param outside beginnings of the addresses of third parties' scripts
 */
export function trustedTypesScript(outside: readonly string[]): string {
  return `self.trustedTypes?.createPolicy('default',{
createHTML:t=>${JSON.stringify([EMPTY_SCRIPT, EMPTY_DRAWING])}.includes(t)||!t.includes('<')?t:null,
createScriptURL(u){const{href,origin}=new URL(u,location);
return origin===location.origin||${JSON.stringify(outside)}.some(o=>href.startsWith(o))?u:null}})`;
}
