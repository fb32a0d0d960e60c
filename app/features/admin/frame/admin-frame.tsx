import './frame.css';
import { useLayoutEffect, type ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { m } from '../../../../messages/compiled/messages.js';
import { staffLinks } from '../../../staff-links.ts';
import { Logo } from '../../../ui/drawings/logo.tsx';
import { OwnUid } from './own-uid.ts';
import { FrameBar } from './frame-bar.tsx';
import { FrameSide } from './frame-side.tsx';
import type { FrameView } from './frame-view.ts';
import { showRows } from './tight-rows.ts';

/** The side of the admin area, 224 px wide; a bar with a menu below 1024 px. */
export function AdminFrame(props: { readonly view: FrameView; readonly children: ReactNode }) {
  const { view, children } = props;
  useLayoutEffect(showRows, []);
  const isWaiting = useNavigation().state === 'loading';
  return (
    <div className="staff-area min-h-dvh bg-kalk-50 text-14 laptop:flex">
      <a
        href="#content"
        className="fixed top-2 left-2 z-40 -translate-y-20 rounded-control bg-white px-4 py-3 font-semibold text-gran-900 focus:translate-y-0"
      >
        {m.shell_skip()}
      </a>
      <aside className="sticky top-0 hidden h-dvh w-56 shrink-0 flex-col overflow-y-auto bg-gran-900 px-3 py-5 text-white laptop:flex">
        <a
          href={staffLinks.overview()}
          aria-label={m.shell_brand()}
          className="mb-5 ml-3 self-start"
        >
          <Logo tone="light" heightPx={32} />
        </a>
        <FrameSide view={view} />
      </aside>
      <FrameBar view={view} />
      <main id="content" tabIndex={-1} className="min-w-0 flex-1 p-6 outline-none laptop:px-8">
        {/* What is there stays until the next is; fainter once that takes a while. */}
        <div
          className={`mx-auto max-w-[1152px] ${isWaiting ? 'opacity-60 transition-opacity delay-300' : ''}`}
        >
          <OwnUid value={view.uid}>{children}</OwnUid>
        </div>
      </main>
    </div>
  );
}
