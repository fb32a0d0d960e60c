import { path } from './icons.tsx';

// Icons that neither home nor the calculator shows at first, apart from the others so that they don't
// come with them.

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
export const PanelIcon = /* @__PURE__ */ path('M4.5 4h11l2 12h-15zM3.5 10h13M10 4v12');
export const BatteryIcon = /* @__PURE__ */ path('M2.5 6.5h13v7h-13zM17.5 9v2M5.5 9v2M8.5 9v2');
export const CoinsIcon = /* @__PURE__ */ path(
  'M2.5 5.5h15v9h-15zM10 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM5.3 10h.01M14.7 10h.01',
);
export const QuestionIcon = /* @__PURE__ */ path(
  'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM7.8 8a2.2 2.2 0 1 1 3.4 1.9c-.7.5-1.2.9-1.2 1.7M10 13.9v.01',
);
export const PinnedIcon = /* @__PURE__ */ path('M7 3h6M8 3v5l-2.5 3.2h9L12 8V3M10 11.2V17');
export const ArrowRightIcon = /* @__PURE__ */ path('M3.5 10h13M11.5 5l5 5-5 5');
export const ChevronLeftIcon = /* @__PURE__ */ path('m12.2 5-5 5 5 5');
export const ExpandIcon = /* @__PURE__ */ path('M11.5 3H17v5.5M17 3l-6 6M8.5 17H3v-5.5M3 17l6-6');
export const PlusIcon = /* @__PURE__ */ path('M10 4v12M4 10h12');
export const CloseIcon = /* @__PURE__ */ path('m5 5 10 10M15 5 5 15');
export const PrintIcon = /* @__PURE__ */ path('M5.5 7V3h9v4M5.5 14h-3V7h15v7h-3M5.5 11.5h9V17h-9z');
export const ResetIcon = /* @__PURE__ */ path('M4 4.5V9h4.5M4.4 8.8A6.3 6.3 0 1 1 4 12.5');
