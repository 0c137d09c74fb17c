import { spawnSync } from 'node:child_process'
import { isTaken, serve } from './serve.mjs'

const firstPort = Number(process.env['PORT'] ?? 4173)

const build = spawnSync('npm', ['run', '--silent', 'build'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
})
if (build.status !== 0) {
  process.stderr.write(`${build.stdout}${build.stderr}`)
  process.exit(build.status ?? 1)
}
process.stdout.write(build.stdout)

const { url } = await serveOnFreePort(firstPort)
process.stdout.write(`Ready: ${url}\n`)

/**
 * @param {number} port
 * @returns {ReturnType<typeof serve>}
 */
async function serveOnFreePort(port) {
  try {
    return await serve({ dir: 'dist', port })
  } catch (error) {
    if (!isTaken(error) || port >= firstPort + 100) throw error
    return serveOnFreePort(port + 1)
  }
}
