import type { RouterContextProvider } from 'react-router';
import { frameFacts } from '../../../server/admin/frame-facts.ts';
import type { FrameView } from '../../features/admin/frame/frame-view.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';

export async function loadFrame(context: Readonly<RouterContextProvider>): Promise<FrameView> {
  const { services } = context.get(requestContext);
  const facts = await frameFacts(services, whoAsks(context), {});
  // The guard stands before: somebody whose role went this very moment sees an empty frame, and nothing behind it.
  return facts.ok
    ? facts.value
    : {
        uid: '',
        name: '',
        unownedLeads: 0,
        accessRequests: 0,
        deadMessages: 0,
        companyBlocks: 0,
        hasPriceDraft: false,
      };
}
