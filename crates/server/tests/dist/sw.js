self.built = true;
