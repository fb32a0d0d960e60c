import { path } from '../../../ui/icons.tsx';

export const OverviewIcon = /* @__PURE__ */ path('M3 9.2 10 3l7 6.2V17h-4.6v-4.6H7.6V17H3z');
export const MenuIcon = /* @__PURE__ */ path('M3 5.5h14M3 10h14M3 14.5h14');
export const InboxIcon = /* @__PURE__ */ path(
  'M2.5 11 5 4h10l2.5 7v5h-15zM2.5 11h4.2l1 2h4.6l1-2h4.2',
);
export const PhoneIcon = /* @__PURE__ */ path(
  'M6.6 3 8.4 6.8 6.6 8.3a9 9 0 0 0 5.1 5.1l1.5-1.8L17 13.4V16a1.4 1.4 0 0 1-1.5 1.4A13 13 0 0 1 2.6 4.5 1.4 1.4 0 0 1 4 3z',
);
export const MessageIcon = /* @__PURE__ */ path('M2.5 4.5h15v11h-15zm0 1L10 11l7.5-5.5');
export const ContentIcon = /* @__PURE__ */ path('M3 5h14M3 10h9M3 15h12');
export const ShieldIcon = /* @__PURE__ */ path(
  'M10 2.5 16.5 5v5c0 4-2.8 6.4-6.5 7.5C6.3 16.4 3.5 14 3.5 10V5zM7 10l2.2 2.2L13.2 8',
);
export const BoxIcon = /* @__PURE__ */ path(
  'M10 2.5 17 6v8l-7 3.5L3 14V6zM3 6l7 3.5L17 6M10 9.5v8',
);
export const AuditIcon = /* @__PURE__ */ path('M3 5h1M3 10h1M3 15h1M7 5h10M7 10h10M7 15h10');
export const PersonIcon = /* @__PURE__ */ path(
  'M10 10a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8M3.6 17c.5-3.4 3-5 6.4-5s5.9 1.6 6.4 5',
);
export const LockIcon = /* @__PURE__ */ path('M5 9h10v8H5zM7 9V6.5a3 3 0 0 1 6 0V9M10 12.5v1.6');
export const ForkIcon = /* @__PURE__ */ path(
  'M4.5 3v2.5C4.5 9 10 8.5 10 12v5M15.5 3v2.5C15.5 9 10 8.5 10 12',
);
export const CompanyIcon = /* @__PURE__ */ path(
  'M4 17V3h8v14M12 8h4.5v9M2.5 17h15M6.5 6.5h3M6.5 9.5h3M6.5 12.5h3M14 11h1M14 14h1',
);
export const BanIcon = /* @__PURE__ */ path(
  'M10 17.2a7.2 7.2 0 1 0 0-14.4 7.2 7.2 0 0 0 0 14.4M5 5l10 10',
);
