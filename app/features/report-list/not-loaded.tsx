import { m } from '../../../messages/compiled/messages.js';
import { FormNotice } from '../../ui/form/form-notice.tsx';

/** Saved data could not be read. Nothing is lost: the next page tries again. */
export function NotLoaded() {
  return (
    <FormNotice title={m.my_reports_not_loaded_title()} attempt={1}>
      <p className="mt-1">{m.my_reports_not_loaded_text()}</p>
      {/* An empty address is this page again, reloaded from the server. */}
      <a
        href=""
        className="inline-flex min-h-11 items-center font-semibold text-tegl-600 underline underline-offset-4"
      >
        {m.my_reports_not_loaded_again()}
      </a>
    </FormNotice>
  );
}
