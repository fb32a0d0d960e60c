const EMPTY_SCRIPT = '<script></script>';

/**
 * What the page's content policy asks before a text becomes part of the page or a script is loaded. React makes
 * script elements out of one fixed text and writes the data of search engines into them; both are let through,
 * and no other text that could hold an element. A script comes from this site, or from whom it is set up with.
 * @param outside beginnings of the addresses of others' scripts
 */
export function trustedTypesScript(outside: readonly string[]): string {
  return `self.trustedTypes?.createPolicy('default',{
createHTML:t=>t===${JSON.stringify(EMPTY_SCRIPT)}||!t.includes('<')?t:null,
createScriptURL(u){const{href,origin}=new URL(u,location);
return origin===location.origin||${JSON.stringify(outside)}.some(o=>href.startsWith(o))?u:null}})`;
}
