import { cellTests, partOfMatrix } from '../cells'

cellTests(partOfMatrix(0, 6))
