import { defineConfig } from '@hey-api/openapi-ts'

/** Only the part of the resolver's context that is used here; the plugin's own types are not exported. */
type StringContext = {
  schema: { format?: string }
  $: (symbol: unknown) => { attr: (name: string) => { call: (argument: string) => unknown } }
  symbols: { z: unknown }
}

export default defineConfig({
  input: './openapi.yaml',
  output: { path: process.env['OUT'] ?? 'src/contract/generated', entryFile: false },
  plugins: [
    {
      name: 'zod',
      dates: { offset: true },
      requests: true,
      responses: true,
      '~resolvers': {
        // an uploaded file: Blob in the browser and in Node alike
        string: ({ schema, $, symbols }: StringContext) =>
          schema.format === 'binary' ? $(symbols.z).attr('instanceof').call('Blob') : undefined,
      },
    },
  ],
} as never)
