// Before every file of unit tests: they speak all languages.
import { LANGUAGE_CODES } from '../base/languages';
import { learn } from '../i18n/index.svelte';

for (const language of LANGUAGE_CODES) await learn(language, 'play', 'pages', 'campaigns');
