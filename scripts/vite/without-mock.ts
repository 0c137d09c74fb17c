import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { demoWorker } from '../../src/config/demo.ts'

/** A build with a real backend holds no mock: its worker script, a file of public/, is removed from the output. */
export function withoutMockPlugin(): Plugin {
  let worker = ''
  let demo = true
  return {
    name: 'without-mock',
    apply: 'build',
    configResolved({ root, build, env }) {
      demo = !env['VITE_API_BASE_URL']
      worker = resolve(root, build.outDir, demoWorker)
    },
    async closeBundle() {
      if (!demo) await rm(worker, { force: true })
    },
  }
}
