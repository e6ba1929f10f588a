import { mount } from 'svelte';
import App from './App.svelte';
import { read } from './app/address';
import { startSettings } from './app/settings.svelte';
import { screenOf } from './screens/screens';
import './styles/tokens.css';
import './styles/base.css';

const target = document.getElementById('app');
if (target === null) throw new Error('the document has no place for the page');
const { at } = read(location);
// The screen comes together with the words; whether it came is looked at when it is shown.
if (at !== 'home') screenOf(at).catch(() => undefined);
await startSettings();
target.replaceChildren();
mount(App, { target });
