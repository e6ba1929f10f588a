import { svelte } from '@sveltejs/vite-plugin-svelte';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vite';

/** What every screen needs, and the first one; checking a shuffle and drawing a QR code are for later. */
const FIRST = new RegExp(
  [
    '/node_modules/(svelte|@fluent|esm-env|clsx)/',
    '/src/(app|device|host|ui|words|table)/(?!Qr|fair|deal|verify|shuffle|engine\\.worker|estimate|wasm|catalogs)',
    '/src/screens/(home/|lobby/RulesSelect)',
  ].join('|'),
);
const SERVER = process.env.LASTCARD_SERVER ?? 'http://localhost:8080';

export default defineConfig({
  // The page is one document that any host can serve from any path.
  base: './',
  plugins: [
    svelte(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: null,
      manifest: {
        name: 'lastcard',
        short_name: 'lastcard',
        description: 'Uno with your own rules, together by link or alone.',
        start_url: './',
        scope: './',
        display: 'standalone',
        orientation: 'any',
        background_color: '#f6f1e7',
        theme_color: '#f6f1e7',
        icons: [
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,png,wasm,webmanifest}'],
        // Everything that playing alone needs is small; the module of the engine is the largest.
        maximumFileSizeToCacheInBytes: 6 * 1024 * 1024,
        navigateFallback: 'index.html',
        // Those belong to the server.
        navigateFallbackDenylist: [/\/api(\/|$)/, /\/ws$/, /\/t\//, /\/health/, /\/metrics/],
        inlineWorkboxRuntime: true,
      },
    }),
  ],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // A phone in a bad network waits for every request: few files, and all that a table needs in one of them.
        advancedChunks: {
          groups: [
            { name: 'table', test: /\/src\/screens\/(table|lobby|end)\//, priority: 1 },
            { name: 'page', test: FIRST, priority: 2 },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } },
  },
});
