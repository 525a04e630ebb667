// Placeholder, deleted with the first real file.
