// Else uploads would reach the mock as garbage: jsdom's Blob, File and FormData are not those of Node's Request.
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer'

// Node does not export FormData.
const NodeFormData = (await new Response(new URLSearchParams()).formData()).constructor

Object.assign(globalThis, { Blob: NodeBlob, File: NodeFile, FormData: NodeFormData })
