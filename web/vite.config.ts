import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';

import { messages } from './messages.ts';

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

/** Pages with an address of their own: the file that the server sends for it, and what it shows. */
const PAGES: Record<string, string> = {
  't.html': '/src/table/TablePage.svelte',
  'replay.html': '/src/replay/ReplayPage.svelte',
};

/** A chunk with all that it needs before it can run. */
function needed(bundle: Rolldown.OutputBundle, name: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || found.has(name)) return found;
  found.add(name);
  for (const other of chunk.imports) needed(bundle, other, found);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  return found;
}

/** Makes x.html beside index.html: the same, but what the page needs is fetched at once, not after the start page. */
function pages(): Plugin {
  return {
    name: 'pages',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') return;
      const html = String(index.source);
      for (const [fileName, shown] of Object.entries(PAGES)) {
        const page = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(shown));
        if (!page) throw new Error(`no chunk of ${shown}`);
        const files = [...needed(bundle, page.fileName)].filter((file) => !html.includes(file));
        const links = files.map((file) => {
          const relation = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
          return `    <link rel="${relation}" crossorigin href="/${file}">\n`;
        });
        this.emitFile({ type: 'asset', fileName, source: html.replace('  </head>', `${links.join('')}  </head>`) });
      }
    },
  };
}

export default defineConfig({
  // Unit tests want the runes as the browser has them.
  ...(process.env.VITEST ? { resolve: { conditions: ['browser'] } } : {}),
  test: { include: ['src/**/*.test.ts'] },
  plugins: [svelte(), messages(), pages(), packed()],
  build: {
    target: 'es2022',
    // Beside everything else that is made from this repository; never committed.
    outDir: '../build/web',
    emptyOutDir: true,
    // The policy of the server allows no data: scripts or styles, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8400', ws: true }, '/drawings': 'http://127.0.0.1:8400' },
  },
});
