import { CheckboxField, type CheckboxFieldProps } from '../ui/checkbox-field.tsx';

type ConsentFieldProps = Omit<CheckboxFieldProps, 'value' | 'defaultChecked'> & {
  /** Of the words that are said yes to. */
  readonly version: string;
};

/** A yes to words of one version; a yes to other words is none to these. */
export function ConsentField({ version, defaultValue: given, ...field }: ConsentFieldProps) {
  return <CheckboxField {...field} value={version} defaultChecked={given === version} />;
}
