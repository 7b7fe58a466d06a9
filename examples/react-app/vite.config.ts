import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Where Tsumugi runs; the widgets ask for their data on the page's own origin. */
const tsumugi = process.env.TSUMUGI ?? 'http://localhost:3000'

// oxlint-disable-next-line import/no-default-export -- Vite reads its settings from the default export.
export default defineConfig({
  plugins: [react()],
  server: {
    // The server takes writes from its own address only: the name of this one is to reach it unchanged.
    proxy: Object.fromEntries(
      ['/api', '/users', '/s/'].map((path) => [path, { target: tsumugi, changeOrigin: false }]),
    ),
  },
})
