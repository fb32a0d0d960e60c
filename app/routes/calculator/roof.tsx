import { useOutletContext } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import { RoofScreen } from '../../features/calculator/roof/roof-screen.tsx';
import type { RoofScreenProps } from '../../features/calculator/roof/screen-props.ts';
import { PageHead } from '../../features/seo/page-head.tsx';

/** The roof on a page of its own, of the calculation that the page around it keeps. */
export default function Roof() {
  const calculation = useOutletContext<RoofScreenProps>();
  return (
    <>
      <PageHead page={m.roof_title()} description={m.roof_screen_description()} indexed={false} />
      <RoofScreen {...calculation} />
    </>
  );
}
