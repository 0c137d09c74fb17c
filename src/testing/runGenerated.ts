import * as library from '@testing-library/react'
import { compileFunction } from 'node:vm'
import ts from 'typescript'
import { expect } from 'vitest'
import * as personas from '@mocks/seeds/personas'
import * as render from './renderRoute'

/** Runs a test as the recorder printed it, within the test that calls this. */
export async function runGenerated(text: string): Promise<void> {
  let run = () => Promise.reject<void>(new Error('The file has no test.'))
  const it = (_title: string, body: () => Promise<void>) => (run = body)
  const modules = new Map<string, unknown>([
    ['@testing-library/react', library],
    ['vitest', { expect, it }],
    ['@mocks/seeds/personas', personas],
    ['@/testing/renderRoute', render],
  ])
  const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ESNext }
  const { outputText } = ts.transpileModule(text, { compilerOptions })
  compileFunction(outputText, ['require', 'exports'])((name: string) => modules.get(name), {})
  await run()
}
