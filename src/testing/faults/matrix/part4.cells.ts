import { cellTests, partOfMatrix } from '../cells'

cellTests(partOfMatrix(4, 6))
