// Serves what is already installed and built, as containers and services start it: nothing is built
// at the start.
import { join } from 'node:path';
import { keepServing } from './keep-serving.mjs';

keepServing(join('server', 'main.ts'), { NODE_ENV: 'production' });
