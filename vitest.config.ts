import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engine,domain,server,app,messages,scripts,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
