// Node's Request does not know jsdom's Blob, File and FormData: uploads would reach the mock as garbage.
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer'

// Node does not export FormData.
const NodeFormData = (await new Response(new URLSearchParams()).formData()).constructor

Object.assign(globalThis, { Blob: NodeBlob, File: NodeFile, FormData: NodeFormData })
