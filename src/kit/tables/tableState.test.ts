import { describe, expect, it } from 'vitest'
import { emptyTableState, readTableState, writeTableState } from './tableState'

describe('table state in the address', () => {
  it('reads an empty address as the defaults', () => {
    expect(readTableState(new URLSearchParams())).toEqual(emptyTableState)
    expect(readTableState(new URLSearchParams(), { sort: 'age', dir: 'desc' })).toMatchObject({
      sort: 'age',
      dir: 'desc',
    })
  })

  it('writes only what differs from the defaults', () => {
    expect(writeTableState(new URLSearchParams(), emptyTableState).toString()).toBe('')
    expect(
      writeTableState(new URLSearchParams(), { ...emptyTableState, sort: 'age' }, { sort: 'age' }).toString(),
    ).toBe('')
  })

  it('writes an empty value for a default that is cleared', () => {
    const defaults = { sort: 'age', filters: { status: 'open' } }
    const written = writeTableState(new URLSearchParams(), emptyTableState, defaults)
    expect(written.toString()).toBe('sort=&f.status=')
    expect(readTableState(written, defaults)).toMatchObject({ sort: '', filters: { status: '' } })
  })

  it('keeps other parameters and does not change its input', () => {
    const before = new URLSearchParams('tab=two&q=old&f.status=open')
    expect(writeTableState(before, emptyTableState).toString()).toBe('tab=two')
    expect(before.toString()).toBe('tab=two&q=old&f.status=open')
  })
})
