import { configure } from '@testing-library/react'
import '@/index.css'
import '@/workplace.css'

// in a browser whatever is shown is laid out and painted, which takes its time on a busy machine
configure({ asyncUtilTimeout: 15_000 })
