import { mount } from 'svelte';
// Before the components, which add to it.
import 'virtual:fonts.css';
import '../theme/tokens.css';
import '../../art/tones.css';
import '../theme/base.css';
import '../theme/parts.css';
import { preferences } from '../base/preferences.svelte';
import { learn } from '../i18n/index.svelte';

const target = document.getElementById('app');
// What is said comes first: whatever is imported may speak.
if (target) {
  await learn(preferences.language, 'play');
  const { default: App } = await import('./App.svelte');
  mount(App, { target });
}
