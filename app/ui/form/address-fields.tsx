import { TextField, type TextFieldProps } from '../text-field.tsx';

/** A mail address: with the matching keyboard, and no autocorrection. */
export function EmailField(props: TextFieldProps) {
  return (
    <TextField
      type="email"
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}

/** A Danish phone number. */
export function PhoneField(props: TextFieldProps) {
  return <TextField type="tel" prefix="+45" autoComplete="tel" inputMode="tel" {...props} />;
}
