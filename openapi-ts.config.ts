import { defineConfig } from '@hey-api/openapi-ts'

/** Only the part of the resolver's context that is used here; the plugin's own types are not exported. */
type Chain = { attr: (name: string) => { call: (...checks: unknown[]) => Chain } }
type StringContext = {
  schema: { format?: string; maxLength?: number }
  $: ((symbol: unknown) => Chain) & { literal: (value: number | undefined) => unknown }
  symbols: { z: unknown }
}

export default defineConfig({
  input: './openapi.yaml',
  output: { path: process.env['OUT'] ?? 'src/contract/generated', entryFile: false },
  plugins: [
    {
      name: 'zod',
      compatibilityVersion: 'mini',
      dates: { offset: true },
      requests: true,
      responses: true,
      '~resolvers': {
        string: ({ schema: { format, maxLength }, $, symbols: { z } }: StringContext) => {
          // an uploaded file: Blob in the browser and in Node alike
          if (format === 'binary') return $(z).attr('instanceof').call('Blob')
          // an e-mail address is trimmed before it is looked at
          if (format === 'email') {
            const checks = [
              $(z).attr('trim').call(),
              $(z).attr('maxLength').call($.literal(maxLength)),
              $(z).attr('email').call(),
            ]
            return $(z)
              .attr('string')
              .call()
              .attr('check')
              .call(...checks)
          }
          return undefined
        },
      },
    },
  ],
} as never)
