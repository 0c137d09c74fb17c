import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** A server of a kind that hosts use, on a folder; undefined where it is not installed. Its url has no slash at the end. */
type WebServer = { url: string; stop: () => void } | undefined

const nginxProgram = '/usr/sbin/nginx'
const apacheProgram = '/usr/sbin/apache2'
const apacheModules = '/usr/lib/apache2/modules'

export const isInstalled = { nginx: existsSync(nginxProgram), apache: existsSync(apacheProgram) }

/** Serves `root` by nginx with the configuration that the build has written into the folder `site` below it. */
export async function startNginx(folder: string, root: string, site: string): Promise<WebServer> {
  const port = await freePort()
  const config = join(folder, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  await writeFile(
    config,
    `daemon off; pid ${join(folder, 'nginx.pid')}; error_log ${join(folder, 'nginx.log')};
events {}
http {
  include /etc/nginx/mime.types; access_log off;
  ${temporary.map((name) => `${name}_temp_path ${join(folder, name)};`).join(' ')}
  server { listen 127.0.0.1:${port}; root ${root}; include ${join(site, 'nginx.conf')}; }
}
`,
  )
  return started(spawn(nginxProgram, ['-p', folder, '-c', config]), port)
}

/** Serves `root` by Apache, which reads the `.htaccess` that the build has written. */
export async function startApache(folder: string, root: string): Promise<WebServer> {
  const port = await freePort()
  const config = join(folder, 'apache.conf')
  const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'rewrite', 'headers']
  await writeFile(
    config,
    `ServerRoot ${folder}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile ${join(folder, 'apache.pid')}
ErrorLog ${join(folder, 'apache.log')}
${modules.map((name) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
DocumentRoot ${root}
<Directory ${root}>
  AllowOverride FileInfo
  Require all granted
</Directory>
<Files ".ht*">
  Require all denied
</Files>
`,
  )
  return started(spawn(apacheProgram, ['-f', config, '-D', 'FOREGROUND']), port)
}

async function started(server: ChildProcess, port: number): Promise<WebServer> {
  const url = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (await answers(url)) return { url, stop: () => void server.kill() }
    await setTimeout(100)
  }
  server.kill()
  throw new Error(`${server.spawnfile} does not answer`)
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  )

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
