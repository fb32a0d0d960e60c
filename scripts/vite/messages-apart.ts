import type { Plugin } from 'vite';

/** Pages are built from a module for each message: what none of them says is left out, and each part takes its own. */
export function messagesApart(): Plugin {
  return {
    name: 'messages-apart',
    load(id) {
      return id.split('?')[0]!.endsWith('/messages/compiled/messages.js')
        ? { code: "export * as m from './messages/_index.js';", map: null }
        : null;
    },
  };
}
