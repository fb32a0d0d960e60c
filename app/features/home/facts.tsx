export type HomeFact = { readonly figure: string; readonly text: string };

/** Up to three figures backed by the engine or the house rules, on the green background. */
export function Facts({ facts }: { readonly facts: readonly HomeFact[] }) {
  return (
    <div className="relative bg-gran-900 min-[68.75rem]:absolute min-[68.75rem]:inset-x-0 min-[68.75rem]:bottom-10 min-[68.75rem]:bg-transparent">
      <ul className="mx-auto grid max-w-312 gap-x-6 px-6 max-[43.75rem]:pb-4 min-[43.75rem]:grid-cols-3 min-[43.75rem]:pb-10 min-[68.75rem]:pb-0">
        {facts.map(({ figure, text }) => (
          <li
            key={text}
            className="py-5 max-[43.75rem]:not-last:border-b max-[43.75rem]:border-white/20 min-[68.75rem]:py-0"
          >
            <p className="text-28 font-semibold text-white tablet:text-36">{figure}</p>
            <p className="text-gran-100">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
