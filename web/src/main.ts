import { mount } from 'svelte';
import App from './App.svelte';
import { startSettings } from './app/settings.svelte';
import './styles/tokens.css';
import './styles/base.css';

const target = document.getElementById('app');
if (target === null) throw new Error('the document has no place for the page');
await startSettings();
mount(App, { target });
