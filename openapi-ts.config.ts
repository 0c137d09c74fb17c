import { defineConfig } from '@hey-api/openapi-ts'

export default defineConfig({
  input: './openapi.yaml',
  output: { path: 'src/contract/generated', entryFile: false },
  plugins: [
    {
      name: 'zod',
      compatibilityVersion: 'mini',
      dates: { offset: true },
      definitions: { types: { infer: '{{name}}' } },
      '~resolvers': {
        string: ({ $, schema: { format, maxLength }, symbols: { z } }) => {
          // an uploaded file: Blob in browsers and in Node
          if (format === 'binary') return $(z).attr('instanceof').call('Blob')
          // trim email addresses before checking them
          if (format === 'email') {
            const checks = [
              $(z).attr('trim').call(),
              $(z)
                .attr('maxLength')
                .call($.literal(maxLength ?? 254)),
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
})
