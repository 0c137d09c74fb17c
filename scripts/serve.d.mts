import type { Server } from 'node:http'

interface ServeOptions {
  dir: string
  base?: string
  port?: number
  host?: string
}

export function serve(options: ServeOptions): Promise<{ server: Server; url: string }>
