// jsdom's Blob, File and FormData are of another realm than Node's Request and Response: an upload made of
// them reaches the mock server as garbage without an error. Node's own take their place, before anything else.
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer'

// Node gives FormData no importable name.
const NodeFormData = (await new Response(new URLSearchParams()).formData()).constructor

Object.assign(globalThis, { Blob: NodeBlob, File: NodeFile, FormData: NodeFormData })
