import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const PACKED = new Set(['.css', '.html', '.js', '.json', '.svg', '.webmanifest']);
const LEAST_BYTES = 1024;

function brotli(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** Lays x.br and x.gz beside every x worth packing: the server sends them as they are. */
function packed(): Plugin {
  let folder = '';
  return {
    name: 'packed',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    // After the files have been written; not at all when the build failed.
    async writeBundle() {
      for (const name of await readdir(folder, { recursive: true })) {
        if (!PACKED.has(extname(name))) continue;
        const bytes = await readFile(join(folder, name));
        if (bytes.length < LEAST_BYTES) continue;
        await writeFile(join(folder, `${name}.br`), brotli(bytes));
        await writeFile(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  // Unit tests want the runes as the browser has them.
  ...(process.env.VITEST ? { resolve: { conditions: ['browser'] } } : {}),
  test: { include: ['src/**/*.test.ts'] },
  plugins: [svelte(), packed()],
  build: {
    target: 'es2022',
    // Beside everything else that is made from this repository; never committed.
    outDir: '../build/web',
    emptyOutDir: true,
    // The policy of the server allows no data: scripts or styles, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8400', ws: true } } },
});
