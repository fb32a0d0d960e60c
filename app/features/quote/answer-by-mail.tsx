import type { OfferedQuote } from '../../../domain/staff/quotes.ts';
import { m } from '../../../messages/compiled/messages.js';
import { useWriteTo, WriteToLink } from '../../write-to.tsx';
import { buttonClass } from '../../ui/button.tsx';

/** Where nobody can sign on the page: how to say yes instead. */
export function AnswerByMail({ quote }: { readonly quote: OfferedQuote }) {
  const { number, reference } = quote;
  const subject = m.quote_by_mail_subject({ number, reference });
  return (
    <section
      aria-labelledby="quote-by-mail"
      className="rounded-card bg-kalk-100 px-4 py-5 tablet:p-6"
    >
      <h2 id="quote-by-mail" className="text-22 font-semibold">
        {m.quote_by_mail_title()}
      </h2>
      <p className="mt-1 mb-4 max-w-[60ch]">
        {m.quote_by_mail_text({ email: useWriteTo(), reference })}
      </p>
      <WriteToLink subject={subject} className={`${buttonClass('filled')} max-tablet:w-full`}>
        {m.quote_by_mail_write()}
      </WriteToLink>
    </section>
  );
}
