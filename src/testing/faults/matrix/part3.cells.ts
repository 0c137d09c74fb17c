import { cellTests, partOfMatrix } from '../cells'

cellTests(partOfMatrix(3, 6))
