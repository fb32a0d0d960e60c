import { path } from '../../../ui/icons.tsx';

export const SearchIcon = /* @__PURE__ */ path(
  'M8.8 14.6a5.8 5.8 0 1 0 0-11.6 5.8 5.8 0 0 0 0 11.6zM13 13l4.2 4.2',
);
export const NoteIcon = /* @__PURE__ */ path('M3 4h14v9.5H9L5.5 17v-3.5H3z');
export const StepIcon = /* @__PURE__ */ path('M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3M13 3v3');
export const ColumnsIcon = /* @__PURE__ */ path('M3 4h4v12H3zM8 4h4v7H8zM13 4h4v9.5h-4z');
