import { mount } from 'svelte';
// Before the components, which add to it.
import './theme/tokens.css';
import './theme/base.css';
import './theme/parts.css';
import App from './App.svelte';

const target = document.getElementById('app');
if (target) mount(App, { target });
