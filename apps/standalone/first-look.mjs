// What can be known before minutes of installing and building: whether the port is free and the data directory can be used. Needs nothing but Node.
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';

/**
 * What would stop a start with `environment`, as a sentence that says what to do.
 * @param {Record<string, string | undefined>} environment
 * @param {{ uid?: number | undefined, postgres?: number | undefined }} [here] the account of this process, and the version of PostgreSQL that will be installed
 * @returns {Promise<string | undefined>}
 */
export async function firstFault(environment, { uid = process.getuid?.(), postgres } = {}) {
  const place = resolve(environment.DATA_DIR || '.registra');
  return (
    directoryFault(place, uid) ??
    (environment.DATABASE_URL ? undefined : versionFault(place, postgres)) ??
    (await portFault(environment, place))
  );
}

function directoryFault(place, uid) {
  const [path, found] = nearest(place);
  const other = 'name a directory that you may write, for example DATA_DIR=/tmp/registra npm start';
  if (!found.isDirectory()) return `The data directory ${place} cannot be made: ${path} is a file. Move it away, or ${other}`;
  try {
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (fault) {
    const owner =
      uid !== undefined && found.uid !== uid ? `${path} belongs to another user (uid ${found.uid})` : `${path} may not be written`;
    const why = fault.code === 'EROFS' ? `${path} is on a read-only file system` : owner;
    return `The data directory ${place} cannot be used: ${why}. Start as its owner, or ${other}`;
  }
}

/** `place`, or of the directories above it the first that is there. */
function nearest(place) {
  for (let path = place; ; path = dirname(path)) {
    const found = stated(path);
    if (found !== undefined || path === dirname(path)) return [path, found];
  }
}

/** Node 20 throws for what lies below a file, newer ones only say that it is not there. */
function stated(path) {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (fault) {
    if (fault.code === 'ENOTDIR') return undefined;
    throw fault;
  }
}

function versionFault(place, postgres) {
  const file = join(place, 'postgres', 'data', 'PG_VERSION');
  if (postgres === undefined || !existsSync(file)) return undefined;
  const made = Number(readFileSync(file, 'utf8'));
  if (made === postgres) return undefined;
  return `The database in ${place} was made by PostgreSQL ${made}, and ${postgres} is installed. Move the directory away, start with another DATA_DIR, or serve it with PostgreSQL ${made} and set DATABASE_URL`;
}

async function portFault({ PORT, HOST }, place) {
  const port = PORT ? Number(PORT) : 3000;
  const host = HOST || '127.0.0.1';
  // What is no port is for the configuration to refuse, with all else that is wrong there.
  if (!Number.isInteger(port) || port <= 0 || port > 65535) return undefined;
  const code = await listeningFault(port, host);
  if (code === 'EADDRINUSE')
    return `${host}:${port} is taken${holderOf(place)}. End what listens there, or choose another port, for example PORT=${port < 65535 ? port + 1 : 3001} npm start`;
  if (code === 'EACCES') return `This user may not listen on port ${port}. Choose one above 1023, for example PORT=3000 npm start`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `${host} is no address of this machine. Set HOST to 127.0.0.1 or 0.0.0.0`;
}

/** @returns {Promise<string | undefined>} the system's code for why nobody can listen there */
const listeningFault = (port, host) =>
  new Promise((done) => {
    const server = createServer();
    server.once('error', (fault) => done(fault.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(undefined)));
  });

function holderOf(place) {
  try {
    const { pid } = JSON.parse(readFileSync(join(place, 'registra.lock'), 'utf8'));
    process.kill(pid, 0);
    return `, probably by the Registra that runs already (process ${pid})`;
  } catch {
    return '';
  }
}
