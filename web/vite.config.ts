import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, parse } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';

import { fonts } from './fonts.ts';
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

/** The file that the server sends for an address, and what is shown there. */
const PAGES: Record<string, string> = {
  'index.html': '/src/app/HomePage.svelte',
  't.html': '/src/app/TablePage.svelte',
  'replay.html': '/src/replay/ReplayPage.svelte',
};
const FRAME = '/src/app/App.svelte';
/** What is begun with: everything else is reached from these. */
const BEGINNINGS = ['/src/app/main.ts', FRAME, ...Object.values(PAGES)];

/** Which beginnings need a module before they can run: their names in a row. */
function needs(moduleIds: string[], importsOf: (id: string) => readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const beginning of BEGINNINGS) {
    const due = moduleIds.filter((id) => id.endsWith(beginning));
    const seen = new Set(due);
    for (let id = due.pop(); id !== undefined; id = due.pop()) {
      found.set(id, [...(found.get(id) ?? []), parse(beginning).name]);
      for (const other of importsOf(id)) {
        if (!seen.has(other)) due.push(other);
        seen.add(other);
      }
    }
  }
  return found;
}

/** What the same pages need is one file: many small ones pack worse, and each is a question to the server. */
function together(): Plugin {
  let files = new Map<string, string[]>();
  const name = (id: string) => {
    const pages = BEGINNINGS.some((one) => id.endsWith(one)) ? undefined : files.get(id);
    return pages?.join('-') ?? null;
  };
  return {
    name: 'together',
    apply: 'build',
    outputOptions: (options) => ({
      ...options,
      codeSplitting: { groups: [{ name }], includeDependenciesRecursively: false },
    }),
    buildEnd() {
      files = needs([...this.getModuleIds()], (id) => this.getModuleInfo(id)?.importedIds ?? []);
    },
  };
}

/** A chunk with all that it needs before it can run. */
function needed(bundle: Rolldown.OutputBundle, name: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || found.has(name)) return found;
  found.add(name);
  for (const other of chunk.imports) needed(bundle, other, found);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  return found;
}

function chunkOf(bundle: Rolldown.OutputBundle, module: string): string {
  const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module));
  if (!found) throw new Error(`no chunk of ${module}`);
  return found.fileName;
}

function linkTo(file: string): string {
  const relation = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  return `    <link rel="${relation}" crossorigin href="/${file}">\n`;
}

/** Every page is index.html, and fetches at once what is shown at its address, not one thing after another. */
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
        const files = new Set<string>();
        for (const module of [FRAME, shown]) needed(bundle, chunkOf(bundle, module), files);
        const links = [...files].filter((file) => !html.includes(file)).map(linkTo);
        const source = html.replace('  </head>', `${links.join('')}  </head>`);
        if (fileName === 'index.html') index.source = source;
        else this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}

export default defineConfig({
  // Unit tests want the runes as the browser has them.
  ...(process.env.VITEST ? { resolve: { conditions: ['browser'] } } : {}),
  test: { include: ['src/**/*.test.ts'], setupFiles: 'src/samples/languages.ts' },
  plugins: [svelte(), messages(), fonts(), together(), pages(), packed()],
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
