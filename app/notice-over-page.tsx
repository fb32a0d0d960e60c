import { createRoot } from 'react-dom/client';
import { buttonClass } from './ui/button.tsx';
import { FormNotice } from './ui/form/form-notice.tsx';

type Words = { readonly title: string; readonly text: string; readonly close: string };

let closeShown = () => {};

/** Above the page, or the sheet that is open over it: why the requested action was not done. */
export function noticeOverPage({ title, text, close }: Words): void {
  closeShown();
  const from = document.activeElement;
  const place = (document.querySelector('dialog:modal') ?? document.body).appendChild(
    document.createElement('div'),
  );
  const root = createRoot(place);
  closeShown = () => {
    root.unmount();
    place.remove();
    closeShown = () => {};
  };
  const goBack = () => {
    closeShown();
    if (from instanceof HTMLElement) from.focus();
  };
  root.render(
    <div className="fixed inset-x-4 top-20 z-40 mx-auto max-w-120 rounded-control shadow-overlay print:hidden">
      <FormNotice title={title} attempt={1}>
        <p>{text}</p>
        <button type="button" className={`mt-3 ${buttonClass('outlined', 44)}`} onClick={goBack}>
          {close}
        </button>
      </FormNotice>
    </div>,
  );
}
