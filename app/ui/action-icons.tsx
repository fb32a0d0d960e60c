import { path } from './icons.tsx';

// Icons for the actions on a report, separate from the others because first-visit pages show none
// of them.

export const ShareIcon = /* @__PURE__ */ path(
  'M10 12.5v-9M6.5 6.4 10 3l3.5 3.4M6 9.5H4v7h12v-7h-2',
);
export const DocumentIcon = /* @__PURE__ */ path('M5 2.5h6.5l4 4v11H5zM11.5 2.5v4h4');
export const MailIcon = /* @__PURE__ */ path('M2.5 4.5h15v11h-15zm0 1L10 11l7.5-5.5');
export const DownloadIcon = /* @__PURE__ */ path('M10 3v9.4M6.2 8.8l3.8 3.8 3.8-3.8M3.5 16.8h13');
export const TrashIcon = /* @__PURE__ */ path(
  'M3.5 5.5h13M8 5.5V3h4v2.5M5.2 5.5 6 17h8l.8-11.5M8.6 9v4.5M11.4 9v4.5',
);
export const CopyIcon = /* @__PURE__ */ path('M7 7h9.5v9.5H7zM13 7V3.5H3.5V13H7');
export const LeaveIcon = /* @__PURE__ */ path('M12 3.5H4v13h8M8.5 10H17M13.8 6.6l3.4 3.4-3.4 3.4');
