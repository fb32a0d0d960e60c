// Serves what is installed and built already, as containers and services start it: nothing is made at the start.
import { join } from 'node:path';
import { keepServing } from './keep-serving.mjs';

keepServing(join('server', 'main.ts'), { NODE_ENV: 'production' });
