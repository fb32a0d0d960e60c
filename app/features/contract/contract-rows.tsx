type ContractRowsProps = {
  readonly rows: readonly { readonly label: string; readonly value: string }[];
};

/** Facts of a contract as name and value, in a card. */
export function ContractRows({ rows }: ContractRowsProps) {
  return (
    <dl className="rounded-card border border-hairline bg-white px-4 py-2 tablet:px-6">
      {rows.map(({ label, value }) => (
        <div
          key={label}
          className="flex justify-between gap-6 border-t border-hairline py-3 first:border-t-0"
        >
          <dt className="text-blaek-600">{label}</dt>
          <dd className="min-w-0 text-right font-semibold [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
