import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

// Many small files compress worse than few: what every page loads travels as two chunks (5 kB less).
const SHARED_CHUNKS = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
    priority: 2,
  },
  {
    name: 'shell',
    test: /app\/(root|links|brand|features\/(shell|address)\/(?!menu-panel|address-start)|ui\/(drawings|button)|i18n\/locale)|messages\/compiled\/(runtime|messages\/(shell|address)_)/,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED_CHUNKS } } } },
    },
  },
});
