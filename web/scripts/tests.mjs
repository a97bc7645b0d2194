// The web client's tests as ./test sees them: svelte-check, Vitest and Playwright under one kind of
// name. Run from web/:
//   node scripts/tests.mjs list FOLDER            prints every test's name; FOLDER keeps what is needed to run them
//   node scripts/tests.mjs run FOLDER NAMES OUT   runs the tests that the file NAMES lists, appends
//                                                 "ok|failed<tab>name<tab>milliseconds" to OUT for each
//                                                 and prints what the failed ones said
import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const CHECK = 'web: check';
const tool = (...path) => join('node_modules', ...path);
const VITEST = tool('vitest', 'vitest.mjs');
const PLAYWRIGHT = tool('@playwright', 'test', 'cli.js');
const SVELTE_CHECK = tool('svelte-check', 'bin', 'svelte-check');

/** Runs a tool of node_modules; its exit code and all that it said. */
function run(program, args, env = {}) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [program, ...args], {
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stdout.on('data', (text) => (said += text));
    child.stderr.on('data', (text) => (said += text));
    child.on('close', (code) => done({ code, said }));
  });
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

// --- unit tests ----------------------------------------------------------------------------------

function unitName(file, titles) {
  const room = relative('src', resolve(file)).replace(/\.test\.ts$/, '');
  return `web: ${room} › ${titles.join(' › ')}`;
}

async function listUnits(folder) {
  const file = join(folder, 'units.json');
  rmSync(file, { force: true });
  const { said } = await run(VITEST, ['list', `--json=${file}`]);
  const listed = readJson(file);
  if (!listed) return { tests: [], trouble: said };
  return {
    tests: listed.map((test) => ({ name: unitName(test.file, test.name.split(' > ')), file: test.file })),
  };
}

/** A file's tests take milliseconds, so whole files are run. */
async function runUnits(tests, folder) {
  const file = join(folder, 'unit-results.json');
  rmSync(file, { force: true });
  const files = [...new Set(tests.map((test) => relative('.', test.file)))];
  const { said } = await run(VITEST, ['run', '--reporter=json', `--outputFile=${file}`, ...files]);
  const results = new Map();
  for (const part of readJson(file)?.testResults ?? []) {
    for (const one of part.assertionResults) {
      results.set(unitName(part.name, [...one.ancestorTitles, one.title]), {
        ok: one.status === 'passed',
        ms: one.duration ?? 0,
        said: one.failureMessages.join('\n').replace(/^ +at .*node_modules.*\n?/gm, ''),
      });
    }
  }
  return { results, said };
}

// --- browser tests -------------------------------------------------------------------------------

/** Every test of a Playwright report, with its titles from the file downwards. */
function* specs(suites, titles = []) {
  for (const suite of suites ?? []) {
    const path = [...titles, suite.title];
    yield* specs(suite.suites, path);
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) yield { path: [...path, spec.title], spec, test };
    }
  }
}

function browserName({ path }) {
  const [file, ...titles] = path;
  return `web: e2e/${file.replace(/\.spec\.ts$/, '')} › ${titles.join(' › ')}`;
}

async function listBrowser(folder) {
  const file = join(folder, 'browser.json');
  rmSync(file, { force: true });
  const { said } = await run(PLAYWRIGHT, ['test', '--list', '--reporter=json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const report = readJson(file);
  if (!report || report.errors.length > 0) {
    const none = said.includes('No tests found') || report?.errors.some((e) => e.message?.includes('No tests found'));
    return { tests: [], trouble: none ? undefined : said + (report?.errors.map((e) => e.message).join('\n') ?? '') };
  }
  const tests = [...specs(report.suites)].map((found) => ({
    name: browserName(found),
    line: found.path.join(' › '),
  }));
  return { tests };
}

function complaint(results) {
  return results
    .flatMap((result) => [
      ...(result.errors ?? []).map((error) => error.message ?? ''),
      ...(result.attachments ?? []).filter((a) => a.path).map((a) => `${a.name}: ${a.path}`),
    ])
    .join('\n');
}

async function runBrowser(tests, folder) {
  const file = join(folder, 'browser-results.json');
  const list = join(folder, 'browser.list');
  rmSync(file, { force: true });
  writeFileSync(list, tests.map((test) => `${test.line}\n`).join(''));
  const { said } = await run(PLAYWRIGHT, ['test', '--reporter=json', `--test-list=${list}`], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const results = new Map();
  const report = readJson(file);
  for (const found of specs(report?.suites)) {
    const { test } = found;
    results.set(browserName(found), {
      // One that was not run, because time ran out or it skips itself, has shown nothing.
      ok: test.status === 'expected',
      ms: test.results.reduce((sum, result) => sum + result.duration, 0),
      said: test.status === 'skipped' ? 'it was not run' : complaint(test.results),
    });
  }
  return { results, said: said + (report?.errors ?? []).map((e) => e.message).join('\n') };
}

// --- all of them ---------------------------------------------------------------------------------

const SUITES = {
  units: { list: listUnits, run: runUnits, broken: 'web: the unit tests can be read' },
  browser: { list: listBrowser, run: runBrowser, broken: 'web: the browser tests can be read' },
};

async function list(folder) {
  mkdirSync(folder, { recursive: true });
  const [units, browser] = await Promise.all([listUnits(folder), listBrowser(folder)]);
  const found = { units, browser };
  writeFileSync(join(folder, 'found.json'), JSON.stringify(found));
  const names = [CHECK];
  for (const [kind, { tests, trouble }] of Object.entries(found)) {
    if (trouble !== undefined) names.push(SUITES[kind].broken);
    names.push(...tests.map((test) => test.name));
  }
  process.stdout.write(names.map((name) => `${name}\n`).join(''));
}

/** Writes the outcome of the wanted names down; one without a result has failed. */
function note(out, names, results, said) {
  let silent = false;
  for (const name of names) {
    const result = results.get(name);
    appendFileSync(out, `${result?.ok ? 'ok' : 'failed'}\t${name}\t${Math.round(result?.ms ?? 0)}\n`);
    if (!result) silent = true;
    else if (!result.ok) console.log(`${name}\n${stripVTControlCharacters(result.said)}\n`);
  }
  if (silent) console.log(stripVTControlCharacters(said));
}

async function runCheck(out) {
  const begun = Date.now();
  const { code, said } = await run(SVELTE_CHECK, [
    '--fail-on-warnings',
    '--tsconfig',
    './tsconfig.json',
    '--output',
    'human',
  ]);
  note(out, [CHECK], new Map([[CHECK, { ok: code === 0, ms: Date.now() - begun, said }]]), said);
}

async function runSuite(kind, { tests, trouble }, wanted, folder, out) {
  const { broken, run: runTests } = SUITES[kind];
  if (trouble !== undefined && wanted.has(broken)) note(out, [broken], new Map(), trouble);
  const chosen = tests.filter((test) => wanted.has(test.name));
  if (chosen.length === 0) return;
  const { results, said } = await runTests(chosen, folder);
  note(out, [...new Set(chosen.map((test) => test.name))], results, said);
}

async function runAll(folder, namesFile, out) {
  const wanted = new Set(readFileSync(namesFile, 'utf8').split('\n').filter(Boolean));
  const found = readJson(join(folder, 'found.json'));
  await Promise.all([
    wanted.has(CHECK) ? runCheck(out) : undefined,
    runSuite('units', found.units, wanted, folder, out),
  ]);
  // By themselves: what is measured in milliseconds there should not wait for a type checker.
  await runSuite('browser', found.browser, wanted, folder, out);
}

const [command, ...args] = process.argv.slice(2);
if (command === 'list') await list(...args);
else await runAll(...args);
